/** Files that people mistake for CSV, by their first bytes. */
const signatures: readonly { readonly bytes: readonly number[]; readonly is: string }[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    is: 'an Excel workbook or a zip archive: save the sheet as CSV (UTF-8)',
  },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], is: 'an old Excel workbook: save the sheet as CSV (UTF-8)' },
  { bytes: [0x1f, 0x8b], is: 'compressed with gzip: unpack it first' },
  { bytes: [0x25, 0x50, 0x44, 0x46], is: 'a PDF' },
  { bytes: [0xff, 0xfe], is: 'UTF-16 text: save it as UTF-8' },
  { bytes: [0xfe, 0xff], is: 'UTF-16 text: save it as UTF-8' },
  { bytes: [0x50, 0x41, 0x52, 0x31], is: 'a Parquet file: export it as CSV' },
];

/**
 * Looks at the beginning of a file.
 * @returns what it is instead of text, as the end of a sentence that begins with the file's name; undefined for text.
 */
export function whyNotText(beginning: Uint8Array): string | undefined {
  const known = signatures.find(({ bytes }) => bytes.every((byte, index) => beginning[index] === byte));
  if (known) return `is ${known.is}`;
  const sample = beginning.subarray(0, 4096);
  const strange = sample.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte)).length;
  return strange > sample.length * 0.05 ? 'is a binary file, not CSV text' : undefined;
}
