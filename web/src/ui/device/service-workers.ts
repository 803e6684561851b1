/** Null: this browser has none, or refuses them here. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
