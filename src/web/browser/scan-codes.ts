// Reads QR codes with the camera, in browsers that have a BarcodeDetector.

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const EVERY_MS = 250
/** The same code is read again only after it was out of sight for this long. */
const SAME_MS = 3000

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser can read QR codes with its camera. */
export async function canScan(): Promise<boolean> {
  if (!navigator.mediaDevices) return false
  const formats = (await detectorClass()?.getSupportedFormats()) ?? []
  return formats.includes('qr_code')
}

/** Shows the camera and passes on each code. Returns how to stop it. Throws if the camera may not be used. */
export async function scanCodes(video: HTMLVideoElement, read: (code: string) => void): Promise<() => void> {
  const Detector = detectorClass()
  if (!Detector) throw new Error('this browser reads no codes')
  const detector = new Detector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  await video.play()
  const last = { code: '', at: 0 }
  const timer = setInterval(async () => {
    const [found] = await detector.detect(video).catch(() => [])
    if (!found) return
    const isSame = found.rawValue === last.code && Date.now() - last.at < SAME_MS
    last.at = Date.now()
    if (isSame) return
    last.code = found.rawValue
    read(found.rawValue)
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
