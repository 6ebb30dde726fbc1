import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, ellipse, faint, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Vehicle } from './vehicle.ts'

const wake = (width: number, p: Palette) =>
  faint(0.6, ellipse(width / 2, -2, width * 0.56, 14, lighten(p.water, 0.55))) +
  faint(0.35, ellipse(width / 2, 16, width * 0.42, 10, darken(p.water, 0.3)))

export const sailingBoat: Vehicle = {
  width: 540,
  draw(p) {
    const hull = lighten(p.trim, 0.35)
    return (
      wake(540, p) +
      shape('M262 -600Q120 -370 96 -168L262 -178Z', lighten(p.trim, 0.5)) +
      shape('M262 -600Q214 -370 206 -174L262 -178Z', p.trim) +
      stroke('M190 -440L262 -442M150 -320L262 -324M120 -240L262 -244', darken(p.trim, 0.12), 3) +
      shape('M282 -570Q430 -370 494 -128L282 -142Z', mix(p.coral, p.trim, 0.15)) +
      shape('M282 -570Q340 -370 352 -140L282 -142Z', mix(p.coral, p.trim, 0.35)) +
      rect(264, -620, 11, 530, darken(p.wood, 0.1), 4) +
      stroke('M90 -164L268 -170', darken(p.wood, 0.1), 9) +
      shape('M278 -618l54 14l-54 16Z', p.evergreen) +
      shape('M166 -92L184 -128H344L372 -92Z', lighten(hull, 0.3)) +
      repeat(3, (i) => rect(206 + i * 46, -118, 30, 14, p.lit > 0.3 ? p.glow : p.glass, 6)) +
      shape('M8 -84L530 -100Q492 -18 430 2H110Q36 -10 8 -84Z', hull) +
      shape('M20 -54Q270 -46 512 -62Q490 -18 430 2H110Q44 -8 20 -54Z', mix(p.water, p.ink, 0.5)) +
      stroke('M12 -74L522 -88', mix(p.coral, p.roof, 0.3), 6) +
      stroke('M20 -86V-118H96L110 -90M58 -118V-88', lighten(p.road, 0.3), 3) +
      stroke('M20 -88L4 -40', darken(p.wood, 0.3), 8)
    )
  },
}

export const motorBoat: Vehicle = {
  width: 560,
  draw(p) {
    const hull = lighten(p.trim, 0.4)
    const red = mix(p.coral, p.roof, 0.3)
    return (
      wake(560, p) +
      stroke('M140 -110V-222M330 -110L344 -222', lighten(p.road, 0.3), 8) +
      shape('M108 -216Q240 -250 372 -220L366 -204H114Z', red) +
      shape('M108 -216Q240 -250 372 -220L370 -214Q240 -238 110 -210Z', lighten(red, 0.3)) +
      rect(-16, -132, 46, 46, p.ink, 9) +
      rect(-4, -90, 20, 84, darken(p.road, 0.3), 5) +
      rect(96, -138, 84, 30, red, 9) +
      rect(212, -138, 76, 30, red, 9) +
      rect(96, -156, 16, 34, darken(red, 0.2), 7) +
      shape('M330 -106L366 -164Q372 -172 382 -170L440 -106Z', lighten(p.glass, 0.25)) +
      stroke('M330 -106L366 -164Q372 -172 382 -170', p.ink, 5) +
      shape('M2 -112H430Q500 -118 556 -140Q536 -34 446 0H64Q18 -16 2 -112Z', hull) +
      shape('M10 -68Q300 -62 536 -86Q508 -22 446 0H64Q22 -10 10 -68Z', darken(hull, 0.14)) +
      stroke('M6 -88Q300 -84 540 -106', red, 10) +
      stroke('M446 -118V-142Q500 -146 540 -158', lighten(p.road, 0.3), 4) +
      repeat(2, (i) => circle(150 + i * 110, -58, 12, p.ink) + circle(150 + i * 110, -58, 5, hull))
    )
  },
}

export const kayak: Vehicle = {
  width: 560,
  draw(p) {
    const paint = mix(p.glow, p.coral, 0.1)
    return (
      wake(560, p) +
      shape('M0 -58Q70 -66 130 -58H430Q490 -66 560 -58Q500 -4 400 0H160Q60 -4 0 -58Z', paint) +
      shape('M18 -42Q280 -26 542 -42Q490 -4 400 0H160Q70 -4 18 -42Z', darken(paint, 0.16)) +
      [190, 350].map((x) => ellipse(x, -57, 54, 11, p.ink)).join('') +
      [158, 318]
        .map((x) =>
          shape(`M${x} -54L${x - 14} -98Q${x - 8} -108 ${x + 4} -100L${x + 20} -54Z`, p.ink),
        )
        .join('') +
      stroke('M210 -120L440 -44', p.wood, 7) +
      shape('M214 -112L166 -146Q150 -150 154 -132L204 -116Z', p.coral) +
      shape('M436 -54L488 -40Q502 -30 486 -24L434 -38Z', p.coral) +
      stroke('M60 -56H110M450 -56H500', p.ink, 4)
    )
  },
}
