/**
 * Probes a video before its upload: its length, and a frame. Formats that this browser can't play yield
 * nothing.
 */

interface VideoProbe {
  seconds: number | null;
  poster: Blob | null;
}

const timeoutMs = 8_000;
const posterWidth = 720;

export async function probeVideo(
  video: Blob,
  known: { seconds: number | null } = { seconds: null },
): Promise<VideoProbe> {
  const url = URL.createObjectURL(video);
  const element = Object.assign(document.createElement("video"), {
    muted: true,
    playsInline: true,
    preload: "auto",
  });
  try {
    element.src = url;
    await waitForEvent(element, "loadeddata");
    const seconds = known.seconds ?? (await durationOf(element));
    // The very first frame is often still dark.
    await seek(element, Math.min(1, (seconds ?? 0) / 3));
    return { seconds, poster: await frameOf(element) };
  } catch {
    return { seconds: known.seconds, poster: null };
  } finally {
    element.removeAttribute("src");
    element.load();
    URL.revokeObjectURL(url);
  }
}

/** Browser recordings do not store their length; seeking to the end reveals it. */
async function durationOf(element: HTMLVideoElement): Promise<number | null> {
  if (element.duration === Number.POSITIVE_INFINITY) await seek(element, 1e7);
  const { duration, currentTime } = element;
  const seconds = Number.isFinite(duration) ? duration : currentTime;
  return seconds > 0 ? seconds : null;
}

async function seek(element: HTMLVideoElement, seconds: number) {
  element.currentTime = seconds;
  await waitForEvent(element, "seeked");
}

function frameOf(element: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = element;
  const scale = Math.min(1, posterWidth / Math.max(videoWidth, 1));
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.round(videoWidth * scale),
    height: Math.round(videoHeight * scale),
  });
  const brush = canvas.getContext("2d");
  if (!brush || canvas.width === 0) return Promise.resolve(null);
  brush.drawImage(element, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.82));
}

function waitForEvent(element: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No ${event}`)), timeoutMs);
    element.addEventListener(event, () => (clearTimeout(late), resolve()), { once: true });
    element.addEventListener("error", () => (clearTimeout(late), reject(element.error)), { once: true });
  });
}
