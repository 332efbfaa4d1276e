/** Crops a photo to a centered square and makes it small enough to upload; phones take far larger ones. */

const side = 800;

/** A picture that this browser cannot decode is returned as it is: the server decides about it. */
export async function squarePhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const { width, height } = picture;
  const cut = Math.min(width, height);
  const size = Math.min(side, cut);
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  context?.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, size, size);
  picture.close();
  const type = file.type === "image/png" ? "image/png" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  const name = `${file.name.replace(/\.[^.]*$/, "")}.${type === "image/png" ? "png" : "jpg"}`;
  return blob ? new File([blob], name, { type }) : file;
}
