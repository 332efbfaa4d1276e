/** Makes a photo small enough to upload, whole or cropped to a centered square; phones take far larger ones. */

/** A picture that this browser cannot decode is returned as it is: the server decides about it. */
export async function shrinkPhoto(
  file: File,
  { longestSide, isSquare = false }: { longestSide: number; isSquare?: boolean },
): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const cut = Math.min(picture.width, picture.height);
  const [width, height] = isSquare ? [cut, cut] : [picture.width, picture.height];
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  canvas.getContext("2d")?.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height);
  picture.close();
  const type = file.type === "image/png" ? "image/png" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  const name = `${file.name.replace(/\.[^.]*$/, "")}.${type === "image/png" ? "png" : "jpg"}`;
  return blob ? new File([blob], name, { type }) : file;
}
