/** An event stream as the raw bytes of its connection: head, framing, comments and all. */
import { connect } from 'node:net';

export interface RawStream {
  /** What has come since the last call, once nothing but heartbeats has come for a while. */
  taken(): Promise<string>;
  close(): void;
}

/** One heartbeat, as a chunk: how many came says only how long one waited. */
const HEARTBEAT = 'e\r\n: still here\n\n\r\n';
/** So often the same server is asked for the same events meanwhile, and answers: busy machines take longer. */
const QUIET_ANSWERS = 3;
const PAUSE_MS = 50;
/** What never falls quiet says something. */
const MAX_MS = 30_000;

export const openRawStream = async (url: string, path: string, token: string): Promise<RawStream> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let came = '';
  let last = performance.now();
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    const all = came + String(text);
    came = all.replaceAll(HEARTBEAT, '');
    if (came.length > all.length - HEARTBEAT.length) last = performance.now();
  });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\nconnection: keep-alive\r\n\r\n`,
  );
  const taken = async (): Promise<string> => {
    const begun = performance.now();
    for (let quiet = 0; quiet < QUIET_ANSWERS && performance.now() - begun < MAX_MS;) {
      const before = last;
      // A connection that was kept may be closed by the server just when it is used again: that is no answer.
      const isAnswered = await fetch(url + path.replace('/events/stream', '/events'), {
        headers: { authorization: `Bearer ${token}` },
      }).then(
        async (answer) => (await answer.arrayBuffer()).byteLength > 0,
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      quiet = isAnswered && last === before ? quiet + 1 : 0;
    }
    const all = came;
    came = '';
    return all;
  };
  return { taken, close: () => socket.destroy() };
};
