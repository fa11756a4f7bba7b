/** A drawing of the page as a picture to share or to keep. */

const SCALE = 2;

/** The drawing with its colours written out: a picture knows no style sheet. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [svg, ...svg.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    const target = to[i];
    for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font', 'opacity'])
      target?.setAttribute(
        'style',
        `${target.getAttribute('style') ?? ''};${name}:${style.getPropertyValue(name)}`,
      );
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(svg.viewBox.baseVal.width * SCALE));
  copy.setAttribute('height', String(svg.viewBox.baseVal.height * SCALE));
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as a PNG, with a heading above it and the colour of the page behind it. */
export async function pictureOf(svg: SVGSVGElement, heading: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const top = 48 * SCALE;
  canvas.width = image.width;
  canvas.height = image.height + top;
  const page = getComputedStyle(svg.closest('section') ?? document.body);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = page.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = page.color;
  pen.font = `600 ${20 * SCALE}px ${page.fontFamily}`;
  pen.fillText(heading, 16 * SCALE, 32 * SCALE, canvas.width - 32 * SCALE);
  pen.drawImage(image, 0, top);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Share a picture where the system has a way to, else save it. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch {
      // Not now, after all.
    }
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
