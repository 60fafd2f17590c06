export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After a minute the download no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
