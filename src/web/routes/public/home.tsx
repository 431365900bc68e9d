export default function Home() {
  return <h1>London plays handball here</h1>
}
