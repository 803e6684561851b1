/**
 * Exit code 0 when the server of this container is ready, by the same settings that it runs with; what Docker
 * asks again and again.
 */
const { PROCESS, PORT, HEALTH_PORT } = process.env;
const port = (PROCESS === 'worker' && HEALTH_PORT) || PORT || '3000';
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(3_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
