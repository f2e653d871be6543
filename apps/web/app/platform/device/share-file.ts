/** Whether this browser hands files of such a kind to other apps. */
export function canShareFiles(type: string): boolean {
  return (
    typeof navigator !== 'undefined' &&
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], 'file', { type })] })
  );
}

/** Opens the phone's own sheet with a file. Whoever closes it has chosen nothing, which is no failure. */
export async function shareFile(title: string, file: File): Promise<boolean> {
  try {
    await navigator.share({ title, files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
