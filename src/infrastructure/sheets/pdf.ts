/**
 * Draws pages into a PDF with pdfkit: vectors and the Helvetica that every reader of PDFs has. The same pages
 * give the same bytes.
 */
import PDFDocument from 'pdfkit';
import type { Paper } from '../../application/sheets/ports';
import {
  colour,
  type Drawing,
  HEIGHT,
  type Mark,
  type Shade,
  type Stroke,
  WIDTH,
} from '../../catalog/record-sheet';
import { inWinAnsi } from './win-ansi';

const POINTS_PER_MM = 72 / 25.4;
const PAPER_MM: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};
const stroked = (document: PDFKit.PDFDocument, { shade, width, dashed }: Stroke): void => {
  document.lineWidth(width).strokeColor(colour(shade));
  if (dashed === true) document.dash(1.2, { space: 0.9 });
  else document.undash();
};

/** Paints the path that was just laid. */
const paint = (document: PDFKit.PDFDocument, fill: Shade | null, stroke: Stroke | null): void => {
  if (stroke !== null) stroked(document, stroke);
  if (fill !== null) document.fillColor(colour(fill));
  if (fill !== null && stroke !== null) document.fillAndStroke();
  else if (fill !== null) document.fill();
  else document.stroke();
};

const write = (document: PDFKit.PDFDocument, mark: Extract<Mark, { kind: 'text' }>): void => {
  const words = inWinAnsi(mark.words);
  if (words === '') return;
  document.font(mark.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(mark.size);
  const wide = document.widthOfString(words);
  // What stands for letters that Helvetica lacks may be wider than they were.
  if (wide > mark.max) document.fontSize((mark.size * mark.max) / wide);
  const width = Math.min(wide, mark.max);
  const x = mark.anchor === 'start' ? mark.x : mark.anchor === 'end' ? mark.x - width : mark.x - width / 2;
  document.fillColor(colour(mark.shade)).text(words, x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
};

const draw = (document: PDFKit.PDFDocument, mark: Mark): void => {
  switch (mark.kind) {
    case 'text':
      write(document, mark);
      return;
    case 'line':
      document.moveTo(...mark.from).lineTo(...mark.to);
      paint(document, null, mark.stroke);
      return;
    case 'rect':
      document.rect(mark.x, mark.y, mark.width, mark.height);
      paint(document, mark.fill, mark.stroke);
      return;
    case 'circle':
      document.circle(mark.x, mark.y, mark.r);
      paint(document, mark.fill, mark.stroke);
      return;
    case 'polygon':
      document.polygon(...mark.points.map(([x, y]) => [x, y]));
      paint(document, mark.fill, mark.stroke);
  }
};

export interface PdfHead {
  readonly title: string;
  readonly paper: Paper;
  readonly language: string;
}

/** A PDF that is written page by page. */
export class Pdf {
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<Buffer>;
  readonly #paper: Paper;

  constructor({ title, paper, language }: PdfHead) {
    this.#paper = paper;
    const [width, height] = PAPER_MM[paper];
    this.#document = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      size: [width * POINTS_PER_MM, height * POINTS_PER_MM],
      lang: language,
      displayTitle: true,
      // Later versions carry the title a second time, in XML into which the library puts it without escaping.
      pdfVersion: '1.3',
      // The library insists on a date, which is kept out of the file: a sheet of the same state is the same
      // file.
      info: {
        Title: title,
        Producer: 'pdfkit',
        Creator: 'battletech-campaign-host',
        CreationDate: new Date(0),
      },
    });
    Object.defineProperty(this.#document.info, 'CreationDate', { enumerable: false });
    this.#done = new Promise((done, failed) => {
      this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.#document.on('end', () => done(Buffer.concat(this.#chunks)));
      this.#document.on('error', failed);
    });
  }

  add({ marks }: Drawing): void {
    const [width, height] = PAPER_MM[this.#paper];
    this.#document.addPage();
    this.#document.scale(POINTS_PER_MM).translate((width - WIDTH) / 2, (height - HEIGHT) / 2);
    for (const mark of marks) draw(this.#document, mark);
  }

  end(): Promise<Buffer> {
    this.#document.end();
    return this.#done;
  }
}
