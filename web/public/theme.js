// Before the first paint, so that a chosen theme does not flash up in the other one.
try {
  const theme = localStorage.getItem('skep-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage, no remembered theme.
}
