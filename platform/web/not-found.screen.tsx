export default function NotFoundScreen() {
  return <h1>nf</h1>;
}
