import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, ellipse, rect, repeat, shape, stroke } from '../paint/draw.ts'
import type { Palette } from '../paint/palettes.ts'
import { wheel, type Vehicle } from './vehicle.ts'

export const scooter: Vehicle = {
  width: 330,
  draw(p) {
    const paint = mix(mix(p.evergreen, p.leaf, 0.3), p.trim, 0.55)
    return (
      stroke('M262 -152L278 -42', p.ink, 12) +
      wheel(58, 42, p) +
      wheel(278, 42, p) +
      shape(
        'M8 -86Q18 -142 96 -144L150 -138Q156 -92 178 -72H214L236 -172Q250 -184 262 -170L274 -92Q276 -76 262 -66L232 -44H98Q104 -86 58 -88Q30 -88 8 -76Z',
        paint,
      ) +
      shape('M98 -44Q104 -62 92 -76L178 -72H214L208 -60H258L232 -44Z', darken(paint, 0.22)) +
      shape('M238 -172Q250 -184 262 -170L274 -92L250 -80Z', lighten(paint, 0.3)) +
      shape('M236 -72Q278 -106 314 -62L300 -58Q278 -86 246 -58Z', darken(paint, 0.1)) +
      shape('M40 -146Q60 -166 110 -160L164 -152Q168 -138 150 -136L60 -138Z', p.ink) +
      stroke('M250 -172L240 -214', p.ink, 9) +
      stroke('M248 -214H214', p.ink, 10) +
      circle(256, -204, 17, darken(paint, 0.1)) +
      circle(262, -204, 12, p.lit > 0.3 ? p.glow : p.trim) +
      stroke('M240 -220L224 -252', p.ink, 4) +
      ellipse(220, -258, 15, 10, p.ink) +
      rect(4, -104, 14, 14, p.coral, 4) +
      rect(18, -50, 70, 12, lighten(p.road, 0.3), 6)
    )
  },
}

export const tourer: Vehicle = {
  width: 400,
  draw(p) {
    const paint = mix(p.coral, p.glow, 0.35)
    const metal = lighten(p.road, 0.25)
    return (
      wheel(70, 56, p) +
      wheel(330, 56, p) +
      stroke('M270 -206L330 -56', metal, 12) +
      stroke('M70 -56L190 -74L250 -170', p.ink, 12) +
      rect(148, -122, 92, 66, metal, 10) +
      repeat(4, (i) => rect(152, -114 + i * 14, 84, 5, darken(metal, 0.3))) +
      stroke('M214 -70H110L40 -66', lighten(metal, 0.3), 13) +
      shape('M152 -168Q166 -206 228 -198L266 -172L252 -138L166 -132Z', paint) +
      shape('M160 -150L256 -152L252 -138L166 -132Z', darken(paint, 0.2)) +
      shape('M36 -176Q70 -168 150 -170L164 -136L92 -132Q64 -150 36 -162Z', p.ink) +
      rect(30, -150, 84, 62, mix(p.ink, p.road, 0.35), 10) +
      rect(30, -124, 84, 6, p.ink) +
      shape('M258 -214L286 -246L300 -240L292 -178L268 -172Z', paint) +
      shape('M282 -226L298 -272L312 -264L300 -214Z', lighten(p.glass, 0.35)) +
      circle(296, -190, 14, p.lit > 0.3 ? p.glow : p.trim) +
      stroke('M264 -206L240 -230L216 -226', p.ink, 9) +
      shape('M270 -104Q332 -146 386 -84L374 -78Q330 -122 280 -92Z', darken(paint, 0.12)) +
      rect(22, -172, 16, 12, p.coral, 4)
    )
  },
}

const rim = (x: number, radius: number, width: number, p: Palette) =>
  `<circle cx="${x}" cy="${-radius}" r="${radius - width / 2}" fill="none" stroke="${p.ink}" stroke-width="${width}"/>` +
  repeat(8, (i) => {
    const angle = (i * Math.PI) / 8
    const [dx, dy] = [Math.cos(angle) * (radius - width), Math.sin(angle) * (radius - width)]
    return stroke(
      `M${(x - dx).toFixed(1)} ${(-radius - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-radius + dy).toFixed(1)}`,
      lighten(p.road, 0.35),
      1.6,
    )
  }) +
  circle(x, -radius, 7, p.ink)

export const cityBicycle: Vehicle = {
  width: 420,
  draw(p) {
    const paint = mix(p.glow, p.coral, 0.12)
    const basket = mix(p.wood, p.trim, 0.3)
    return (
      rim(82, 80, 9, p) +
      rim(336, 80, 9, p) +
      shape('M0 -94Q20 -176 92 -172L90 -162Q34 -160 12 -94Z', p.ink) +
      stroke('M82 -80H186L146 -206', darken(paint, 0.08), 11) +
      stroke('M82 -80L158 -166', darken(paint, 0.08), 8) +
      stroke('M180 -96Q258 -110 300 -216', paint, 12) +
      stroke('M302 -222Q306 -140 336 -80', paint, 11) +
      stroke('M300 -216L294 -252Q262 -266 244 -244', p.ink, 8) +
      stroke('M42 -176H128', p.ink, 6) +
      shape('M106 -222Q146 -238 184 -216Q180 -206 150 -206L118 -208Z', p.ink) +
      shape('M304 -268H392L380 -196H314Z', basket) +
      repeat(4, (i) => rect(316 + i * 20, -264, 4, 64, darken(basket, 0.25))) +
      rect(300, -272, 96, 9, darken(basket, 0.2), 4) +
      circle(330, -276, 16, p.coral) +
      circle(356, -280, 19, p.leaf) +
      circle(186, -80, 17, p.ink) +
      stroke('M186 -80L206 -52H224', p.ink, 7)
    )
  },
}

export const mountainBicycle: Vehicle = {
  width: 430,
  draw(p) {
    const paint = mix(p.water, p.ink, 0.22)
    return (
      rim(84, 84, 17, p) +
      rim(346, 84, 17, p) +
      stroke('M84 -84H190L150 -190Z', paint, 11) +
      stroke('M150 -190L290 -206L190 -84', paint, 14) +
      stroke('M150 -190L142 -226', p.ink, 9) +
      stroke('M284 -224L346 -84', p.ink, 13) +
      stroke('M286 -222L300 -190', lighten(p.road, 0.5), 17) +
      stroke('M284 -226L276 -250H318', p.ink, 10) +
      shape('M102 -232Q146 -248 180 -228Q172 -218 146 -220Z', p.ink) +
      rect(206, -150, 16, 52, p.coral, 6) +
      circle(190, -84, 22, p.ink) +
      circle(190, -84, 12, lighten(p.road, 0.4)) +
      stroke('M190 -84L176 -52H158', p.ink, 8)
    )
  },
}
