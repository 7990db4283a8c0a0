/** Fetches one of the app's own files as it is; undefined if that fails. Never rejects. */
export async function fetchFile(fileName: string): Promise<Blob | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}${fileName}`);
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
