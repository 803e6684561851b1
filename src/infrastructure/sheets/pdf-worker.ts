/** The thread that draws PDFs: it gets pages one by one, as JSON, and answers with the file. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing } from '../../catalog/record-sheet';
import { Pdf, type PdfHead } from './pdf';

const port = parentPort;
if (port === null) throw new Error('this file runs in a thread of its own');
const pdf = new Pdf(workerData as PdfHead);

port.on('message', (page: string | null) => {
  if (page !== null) pdf.add(JSON.parse(page) as Drawing);
  else
    void pdf.end().then((file) => {
      const bytes = Uint8Array.from(file);
      port.postMessage(bytes, [bytes.buffer]);
    });
});
