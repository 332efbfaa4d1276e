/** What the browser records into, and how much of it: rules without a camera. */

/** H.264 and AAC first: what every browser plays, also where the server can't change it. */
export const recordingTypes = [
  "video/mp4;codecs=avc1.42E01F,mp4a.40.2",
  "video/mp4;codecs=avc1,mp4a.40.2",
  "video/webm;codecs=vp8,opus",
  "video/webm;codecs=vp9,opus",
  "video/webm",
  "video/mp4",
] as const;

export const recordingType = (isSupported: (type: string) => boolean): string | undefined =>
  recordingTypes.find(isSupported);

/** "video/webm;codecs=vp8,opus" → "video/webm". */
export const plainType = (type: string) => type.split(";")[0]!.trim();

export const clipName = (type: string) => (plainType(type) === "video/mp4" ? "answer.mp4" : "answer.webm");

const audioBits = 128_000;
const maxVideoBitrate = 2_500_000;
/** Well below the 200 MB a video may have. */
const maxBytes = 120_000_000;

/** Bits a second, so that even the longest answer is no larger than it may be. */
export const bitratesFor = (maxSeconds: number) => ({
  videoBitsPerSecond: Math.min(maxVideoBitrate, Math.floor((maxBytes * 8) / maxSeconds) - audioBits),
  audioBitsPerSecond: audioBits,
});

/** 75.4 → "1:15". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
