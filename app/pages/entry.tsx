export default function Entry() {
  return <main>Please Wait...</main>;
}
