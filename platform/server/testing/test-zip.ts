/** Writes ZIP archives for tests, honest ones and others (APPNOTE.TXT, 4.3). */
import { crc32, deflateRawSync } from "node:zlib";

export interface TestEntry {
  name: string;
  bytes: Buffer;
  /** What the directory says of its length; default the truth. */
  claimed?: number;
  /** Not packed, as an ODT's first entry is. */
  isPlain?: boolean;
}

export function testZip(entries: TestEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, claimed = bytes.length, isPlain } of entries) {
    const packed = isPlain ? bytes : deflateRawSync(bytes, { level: 9 });
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isPlain ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed, 18);
    facts.writeUInt16LE(name.length, 22);
    bodies.push(Buffer.from("PK\x03\x04"), facts, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0"), facts, rest, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listed, Buffer.from("PK\x05\x06"), end]);
}

const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Override PartName="/word/document.xml"
ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const odtType = "application/vnd.oasis.opendocument.text";

export const testOdt = (): Buffer =>
  testZip([
    { name: "mimetype", bytes: Buffer.from(odtType), isPlain: true },
    { name: "content.xml", bytes: Buffer.from("<office:document-content/>") },
  ]);

/** A DOCX with these entries besides what makes it one. */
export const testDocx = (entries: TestEntry[] = []): Buffer =>
  testZip([
    { name: "[Content_Types].xml", bytes: Buffer.from(contentTypes) },
    { name: "word/document.xml", bytes: Buffer.from("<w:document>Six years of toddlers</w:document>") },
    ...entries,
  ]);
