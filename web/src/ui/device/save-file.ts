/** Files that the API makes: got with the login, and handed to the device. */
import { ApiError } from '../../api/client';

const LATER_MS = 60_000;

export const blobOf = (
  { data, error, response }: { data?: unknown; error?: unknown; response: Response },
  type: string,
): Blob => {
  if (data === undefined)
    throw new ApiError(response.url, response.status, (error ?? null) as ApiError['problem']);
  return new Blob([data as Blob], { type });
};

export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
}
