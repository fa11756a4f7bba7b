"""Pages as a PDF file, by reportlab: vectors and our own fonts only.

The same pages give the same bytes: no date, no number drawn at random is in the file.
"""

import io
from collections.abc import Sequence

from skep.engine.extras import from_extra
from skep.printing.drawing import Label, Shape
from skep.printing.fonts import SANS
from skep.printing.palette import grey, rgb
from skep.printing.paper import Paper
from skep.printing.sheets import Page

with from_extra("print"):
    from reportlab.lib.units import mm
    from reportlab.pdfgen.canvas import Canvas


def write(
    pages: Sequence[Page], paper: Paper, *, title: str, language: str, in_grey: bool, both: bool
) -> bytes:
    """The file. `both`: printers that can are asked for both sides, flipped on the long edge."""
    buffer = io.BytesIO()
    canvas = Canvas(
        buffer,
        pagesize=(paper.width * mm, paper.height * mm),
        invariant=1,
        pageCompression=1,
        pdfVersion=(1, 7),
        lang=language,
        initialFontName=SANS,  # else each page names Helvetica, which is not embedded
    )
    canvas.setTitle(title)
    canvas.setAuthor("Skep")
    canvas.setCreator("Skep")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge" if both else "Simplex")
    pen = _Pen(canvas, paper.height, in_grey)
    for page in pages:
        canvas.setLineCap(1)
        canvas.setLineJoin(1)
        for mark in page.marks:
            if isinstance(mark, Shape):
                pen.shape(mark)
            else:
                pen.label(mark)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


class _Pen:
    """Draws marks, turning millimetres from the top into points from the bottom."""

    def __init__(self, canvas: Canvas, height: float, in_grey: bool) -> None:
        self.canvas = canvas
        self.height = height
        self.in_grey = in_grey

    def shape(self, shape: Shape) -> None:
        canvas = self.canvas
        if shape.fill:
            self._fill(shape.fill)
        if shape.line:
            self._line(shape.line)
            canvas.setLineWidth(shape.width * mm)
            canvas.setDash([length * mm for length in shape.dash])
        path = canvas.beginPath()
        draw = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo}
        for segment in shape.segments:
            if segment.kind == "Z":
                path.close()
            else:
                numbers = [v for x, y in segment.points for v in (x * mm, (self.height - y) * mm)]
                draw[segment.kind](*numbers)
        canvas.drawPath(path, stroke=int(bool(shape.line)), fill=int(bool(shape.fill)))

    def label(self, label: Label) -> None:
        canvas = self.canvas
        self._fill(label.colour)
        canvas.setFont(label.font, label.size * mm)
        say = {
            "left": canvas.drawString,
            "middle": canvas.drawCentredString,
            "right": canvas.drawRightString,
        }[label.align]
        x, y = label.x * mm, (self.height - label.y) * mm
        if label.angle:
            canvas.saveState()
            canvas.translate(x, y)
            canvas.rotate(-label.angle)
            say(0, 0, label.text)
            canvas.restoreState()
        else:
            say(x, y, label.text)

    def _fill(self, colour: str) -> None:
        if self.in_grey:
            self.canvas.setFillGray(grey(colour))
        else:
            self.canvas.setFillColorRGB(*rgb(colour))

    def _line(self, colour: str) -> None:
        if self.in_grey:
            self.canvas.setStrokeGray(grey(colour))
        else:
            self.canvas.setStrokeColorRGB(*rgb(colour))
