/** Documents that are ZIP archives inside (DOCX, ODT): refused when they would unpack to far more than they are. */
import { PassThrough, type Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import { unprocessable } from "../errors.ts";
import type { ByteRange } from "./storage.ts";

const megabyte = 1024 * 1024;
const maxEntries = 2_000;
/** A long document full of pictures stays far below. */
const maxUnpackedBytes = 150 * megabyte;
/** Text shrinks to a tenth or twentieth. Below some megabytes it does not matter what unpacks to what. */
const maxRatio = 100;
const alwaysAllowedBytes = 10 * megabyte;

export const zipTypes = [
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
];

type OpenRange = (range: ByteRange) => Promise<Readable>;

/**
 * Adds up what the archive's directory says, then unpacks every entry into nowhere, because a directory may
 * lie. Memory stays that of a few chunks.
 * @throws ApiError 422 when it is too much, or no archive that can be read.
 */
export async function checkZip(size: number, open: OpenRange): Promise<void> {
  const zip = await yauzl
    .fromRandomAccessReaderPromise(new RangeReader(open), size, { lazyEntries: true, autoClose: false })
    .catch(() => {
      throw damaged();
    });
  if (zip.entryCount > maxEntries) throw tooMuch();
  const entries = await readable(entriesOf(zip));
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const maxForSize = Math.max(alwaysAllowedBytes, size * maxRatio);
  if (entries.length > maxEntries || unpacked > Math.min(maxUnpackedBytes, maxForSize)) throw tooMuch();
  // Each is as long as the directory says, or the reading fails.
  for (const entry of entries) await readable(unpack(zip, entry));
}

async function entriesOf(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > maxEntries) break;
  }
  return entries;
}

const unpack = async (zip: yauzl.ZipFile, entry: yauzl.Entry) =>
  pipeline(
    await zip.openReadStreamPromise(entry),
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );

const readable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw damaged();
  });

const tooMuch = () =>
  unprocessable(
    /*i18n*/ "This document unpacks to far more than a document holds. Save it as PDF and upload that.",
    {
      code: "unpacks_to_too_much",
    },
  );
const damaged = () =>
  unprocessable(/*i18n*/ "This document can't be read. Save it again, or as PDF, and upload that.", {
    code: "unreadable",
  });

class RangeReader extends yauzl.RandomAccessReader {
  readonly #open: OpenRange;
  constructor(open: OpenRange) {
    super();
    this.#open = open;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const output = new PassThrough();
    this.#open({ start, end: end - 1 })
      .then((bytes) => pipeline(bytes, output))
      .catch((error: Error) => output.destroy(error));
    return output;
  }
}
