/** The camera and the microphone: requested, chosen, remembered, and released when no longer shown. */
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { writeStored, readStored } from "#platform/web/data/storage.ts";

import { cameraProblem, missingAbility, type CameraProblem } from "./camera-problem.ts";

export interface Device {
  id: string;
  name: string;
}

type Kind = "camera" | "microphone";

export interface Camera {
  /** Null while access is requested, and when there is a problem. */
  stream: MediaStream | null;
  problem: CameraProblem | null;
  cameras: Device[];
  microphones: Device[];
  chosen: Record<Kind, string>;
  choose: (kind: Kind, id: string) => void;
  retry: () => void;
}

const names: Record<Kind, string> = { camera: "video_camera", microphone: "video_microphone" };

export function useCamera(): Camera {
  const [wanted, setWanted] = useState(() => ({
    camera: readStored(names.camera) ?? "",
    microphone: readStored(names.microphone) ?? "",
    attempt: 0,
  }));
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);

  useEffect(() => {
    let isWanted = true;
    let opened: MediaStream | undefined;
    const list = async () => {
      const found = await navigator.mediaDevices.enumerateDevices();
      if (isWanted) setDevices(found);
    };
    const start = async () => {
      try {
        opened = await open(wanted.camera, wanted.microphone);
        if (!isWanted) return stopTracks(opened);
        setStream(opened);
        setProblem(null);
        await list();
      } catch (error) {
        if (isWanted) setProblem(cameraProblem(error));
      }
    };
    const missing = missingAbility({
      isSecureContext: window.isSecureContext,
      hasCamera: !!navigator.mediaDevices?.getUserMedia,
      hasRecorder: typeof MediaRecorder !== "undefined",
    });
    // Set in the next microtask: the effect itself only connects.
    void (missing ? Promise.resolve().then(() => isWanted && setProblem(missing)) : start());
    if (!missing) navigator.mediaDevices.addEventListener("devicechange", list);
    return () => {
      isWanted = false;
      if (!missing) navigator.mediaDevices.removeEventListener("devicechange", list);
      stopTracks(opened);
      setStream(null);
    };
  }, [wanted]);

  const retry = () => {
    setProblem(null);
    setWanted((before) => ({ ...before, attempt: before.attempt + 1 }));
  };
  useAllowedLater(problem === "denied", retry);

  const using = (kind: "video" | "audio") => stream?.getTracks().find((track) => track.kind === kind);
  return {
    stream,
    problem,
    cameras: named(devices, "videoinput"),
    microphones: named(devices, "audioinput"),
    chosen: {
      camera: using("video")?.getSettings().deviceId ?? wanted.camera,
      microphone: using("audio")?.getSettings().deviceId ?? wanted.microphone,
    },
    choose: (kind, id) => {
      writeStored(names[kind], id);
      setWanted((before) => ({ ...before, [kind]: id }));
    },
    retry,
  };
}

const picture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } };

/** A remembered device that is not plugged in today is no reason to show nothing. */
async function open(camera: string, microphone: string): Promise<MediaStream> {
  const devices = navigator.mediaDevices;
  const video = camera ? { ...picture, deviceId: { exact: camera } } : { ...picture, facingMode: "user" };
  const audio = microphone ? { deviceId: { exact: microphone } } : true;
  try {
    return await devices.getUserMedia({ video, audio });
  } catch (error) {
    if ((!camera && !microphone) || cameraProblem(error) === "denied") throw error;
    return devices.getUserMedia({ video: { ...picture, facingMode: "user" }, audio: true });
  }
}

const stopTracks = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

const named = (devices: MediaDeviceInfo[], kind: MediaDeviceKind): Device[] =>
  devices
    .filter((device) => device.kind === kind && device.deviceId)
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));

/** What stays denied although the browser allows it, the device forbids. */
const maxRetries = 3;
const retryAfterMs = 1_000;

/** Allowing both in the browser's own settings starts the camera without a click here. */
function useAllowedLater(isDenied: boolean, retry: () => void) {
  const again = useEffectEvent(retry);
  const retries = useRef(0);
  useEffect(() => {
    if (!isDenied || !navigator.permissions) return;
    let states: PermissionStatus[] = [];
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (isWanted && states.every(({ state }) => state === "granted")) again();
    };
    const queryPermission = (name: PermissionName) => navigator.permissions.query({ name });
    // Not every browser tells of these two.
    Promise.all([queryPermission("camera"), queryPermission("microphone")]).then(
      (found) => {
        if (!isWanted) return;
        states = found;
        for (const state of states) state.addEventListener("change", look);
        // Allowed between the refusal and this moment, no change is told any more; just allowed, it may be refused once more.
        if (retries.current < maxRetries) timer = setTimeout(look, retries.current++ * retryAfterMs);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
      for (const state of states) state.removeEventListener("change", look);
    };
  }, [isDenied]);
}
