/** A slow line and a slow processor, as the page's measures of speed ask for them. */
import type { Page } from 'playwright-core';

export interface Slowness {
  /** In bits a second, both ways; null: as fast as it is. */
  readonly bitsPerSecond?: number | null;
  readonly latencyMs?: number;
  /** So many times slower. */
  readonly processor?: number;
}

/** A cheap phone on a train. */
export const ON_A_TRAIN: Slowness = { bitsPerSecond: 1_600_000, latencyMs: 150, processor: 4 };

/** Until the page closes. */
export async function slowDown(
  page: Page,
  { bitsPerSecond = null, latencyMs = 0, processor = 1 }: Slowness,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = bitsPerSecond === null ? -1 : bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
