/** A chunk: its length (4 bytes), its name (4), its data, a checksum (4). Source: PNG (Third Edition) §5.3. */
const aroundData = 12;
const start = 8;
const texts = new Set(["tEXt", "zTXt", "iTXt"]);

/**
 * A PNG without its texts, in the same memory. They can be packed, and the decoder unpacks them all before anything is asked of it:
 * a file of 800 KB took 4 GB. Nothing of them would be kept. What is no chunk is left to the decoder.
 */
export function withoutTexts(upload: Buffer): Buffer {
  if (upload.toString("latin1", 1, 4) !== "PNG") return upload;
  let kept = start;
  let at = start;
  while (at + aroundData <= upload.length) {
    const end = Math.min(at + aroundData + upload.readUInt32BE(at), upload.length);
    if (!texts.has(upload.toString("latin1", at + 4, at + 8))) {
      upload.copyWithin(kept, at, end);
      kept += end - at;
    }
    at = end;
  }
  upload.copyWithin(kept, at);
  return upload.subarray(0, kept + upload.length - at);
}
