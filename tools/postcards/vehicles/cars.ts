import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, polygon, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import { wheel, type Vehicle } from './vehicle.ts'

const glass = (p: Palette) => (p.lit > 0.4 ? p.glow : mix(p.glass, p.ink, 0.3))

const pane = (d: string, p: Palette) => shape(d, glass(p))

const glint = (d: string, p: Palette) => shape(d, lighten(p.glass, 0.35))

const arch = (x: number, radius: number, paint: string) =>
  shape(
    `M${x - radius} -40V${-radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0V-40Z`,
    darken(paint, 0.55),
  )

const lights = (y: number, p: Palette) =>
  shape(`M520 ${y}q26 4 29 30h-22q-14 -8 -7 -30Z`, p.lit > 0.3 ? p.glow : p.trim) +
  rect(13, y, 12, 30, p.coral, 4)

export const hatchback: Vehicle = {
  width: 564,
  draw(p) {
    const paint = mix(p.coral, p.roof, 0.35)
    return (
      shape(
        'M14 -52V-110Q15 -130 40 -136L98 -200Q108 -212 130 -212H300Q322 -212 340 -199L424 -138L508 -124Q548 -116 551 -80V-52Q551 -40 540 -40H26Q14 -40 14 -52Z',
        paint,
      ) +
      shape('M14 -86H551V-52Q551 -40 540 -40H26Q14 -40 14 -52Z', darken(paint, 0.16)) +
      pane('M112 -138L144 -186Q150 -194 162 -194H222V-138Z', p) +
      pane('M238 -138V-194H294Q308 -194 318 -186L384 -138Z', p) +
      glint('M176 -194H206L174 -138H144Z', p) +
      glint('M262 -194H280L256 -138H240Z', p) +
      stroke('M230 -138V-52M384 -138Q396 -100 372 -60', darken(paint, 0.3), 3) +
      rect(186, -124, 30, 7, darken(paint, 0.4), 3) +
      rect(318, -124, 30, 7, darken(paint, 0.4), 3) +
      lights(-118, p) +
      arch(126, 58, paint) +
      arch(434, 58, paint) +
      wheel(126, 47, p) +
      wheel(434, 47, p)
    )
  },
}

export const pickUp: Vehicle = {
  width: 566,
  draw(p) {
    const paint = mix(p.evergreen, p.leaf, 0.25)
    return (
      shape(
        'M14 -62V-146H206L224 -208Q230 -224 248 -224H350Q368 -224 378 -210L424 -150L512 -138Q550 -132 552 -100V-62Q552 -50 540 -50H26Q14 -50 14 -62Z',
        paint,
      ) +
      rect(8, -152, 200, 14, darken(paint, 0.3), 5) +
      shape('M14 -94H552V-62Q552 -50 540 -50H26Q14 -50 14 -62Z', darken(paint, 0.22)) +
      pane('M234 -150L248 -200Q250 -206 258 -206H296V-150Z', p) +
      pane('M310 -150V-206H346Q354 -206 360 -198L394 -150Z', p) +
      glint('M268 -206H284L264 -150H246Z', p) +
      stroke('M216 -146V-60M303 -150V-60M404 -150V-66', darken(paint, 0.35), 3) +
      stroke('M206 -146L186 -206H214', p.ink, 8) +
      rect(262, -134, 28, 7, p.trim, 3) +
      rect(360, -134, 28, 7, p.trim, 3) +
      lights(-130, p) +
      rect(540, -66, 22, 18, p.ink, 5) +
      arch(118, 66, paint) +
      arch(444, 66, paint) +
      wheel(118, 55, p) +
      wheel(444, 55, p)
    )
  },
}

export const camper: Vehicle = {
  width: 566,
  draw(p) {
    const paint = mix(p.water, p.ink, 0.25)
    const cream = p.trim
    return (
      polygon(
        [
          [70, -268],
          [96, -322],
          [330, -338],
          [352, -268],
        ],
        mix(cream, p.coral, 0.28),
      ) +
      rect(60, -280, 306, 16, cream, 7) +
      repeat(5, (i) => rect(112 + i * 46, -318, 3, 44, darken(cream, 0.2))) +
      shape(
        'M14 -62V-238Q14 -268 44 -268H412Q436 -268 448 -250L496 -168Q550 -158 552 -116V-62Q552 -44 540 -44H26Q14 -44 14 -62Z',
        cream,
      ) +
      shape(
        'M14 -146H470L496 -168Q550 -158 552 -116V-62Q552 -44 540 -44H26Q14 -44 14 -62Z',
        paint,
      ) +
      rect(14, -150, 470, 6, darken(cream, 0.25)) +
      pane('M46 -168V-232Q46 -240 54 -240H150V-168Z', p) +
      pane('M170 -240H282V-168H170Z', p) +
      pane('M304 -168V-240H404Q416 -240 422 -230L458 -168Z', p) +
      rect(46, -240, 20, 72, mix(p.coral, cream, 0.35)) +
      rect(130, -240, 20, 72, mix(p.coral, cream, 0.35)) +
      glint('M206 -240H236L206 -168H176Z', p) +
      stroke('M160 -264V-52M294 -264V-52', darken(paint, 0.3), 3) +
      rect(300, -132, 32, 8, darken(paint, 0.45), 4) +
      circle(528, -124, 15, p.lit > 0.3 ? p.glow : cream) +
      rect(12, -134, 12, 32, p.coral, 4) +
      rect(500, -62, 60, 16, p.ink, 6) +
      arch(124, 60, paint) +
      arch(440, 60, paint) +
      wheel(124, 49, p) +
      wheel(440, 49, p)
    )
  },
}
