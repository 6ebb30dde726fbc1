/** A browser that draws WebGL in software, runs as root, and asks for nothing by itself. What is not WebGL is drawn
 *  without it: through it, each picture of a page takes a processor twice as long. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
]
