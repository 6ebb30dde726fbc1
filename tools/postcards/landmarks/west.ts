import { darken, lighten } from '../paint/colour.ts'
import { circle, ellipse, polygon, rect, repeat, shape, stroke } from '../paint/draw.ts'

/* Each stands with the middle of its foot at the origin and is about 300 high. */

export const tvTower = (c: string) =>
  shape('M-13 0L-7-270H7L13 0Z', c) +
  circle(0, -280, 29, c) +
  rect(-28, -286, 56, 8, lighten(c, 0.3)) +
  shape('M-6-304L-2-430H2L6-304Z', c)

export const domeHall = (c: string) =>
  rect(-110, -96, 220, 96, c) +
  rect(-62, -140, 124, 48, c) +
  shape('M-70-138Q-66-226 0-240Q66-226 70-138Z', lighten(c, 0.08)) +
  shape('M0-240Q66-226 70-138H26Q34-210 0-240Z', darken(c, 0.12)) +
  rect(-10, -268, 20, 32, c, 4) +
  rect(-2, -300, 4, 36, c) +
  repeat(2, (i) => rect(i ? 84 : -110, -136, 26, 44, c) + ellipse(i ? 97 : -97, -138, 16, 20, c))

export const eiffel = (c: string) =>
  shape('M-104 0Q-36-120-18-250L-5-400H5L18-250Q36-120 104 0H66Q52-76 0-78Q-52-76-66 0Z', c) +
  rect(-62, -108, 124, 13, lighten(c, 0.15), 2) +
  rect(-30, -218, 60, 11, lighten(c, 0.15), 2) +
  rect(-2, -440, 4, 46, c)

export const sacredDome = (c: string) =>
  shape('M-20-150Q-44-190 0-270Q44-190 20-150Z', c) +
  rect(-30, -150, 60, 60, c) +
  repeat(2, (i) => {
    const x = i ? 54 : -54
    return shape(`M${x - 16}-70Q${x - 22}-120 ${x}-158Q${x + 22}-120 ${x + 16}-70Z`, c)
  }) +
  rect(-80, -90, 160, 90, c)

export const clockTower = (c: string, face: string) =>
  rect(-25, -262, 50, 262, c) +
  rect(-31, -312, 62, 62, lighten(c, 0.06)) +
  circle(0, -281, 21, face) +
  stroke('M0-281V-295M0-281L9-275', darken(c, 0.4), 4) +
  polygon(
    [
      [-31, -312],
      [0, -398],
      [31, -312],
    ],
    c,
  ) +
  rect(0, -262, 25, 262, darken(c, 0.1))

export const shard = (c: string) =>
  shape('M-56 0L-6-420L2-400L8-424L56 0Z', c) + shape('M2-400L8-424L56 0H12Z', darken(c, 0.1))

export const gherkin = (c: string) =>
  shape('M-40 0Q-64-130-40-220Q-24-290 0-306Q24-290 40-220Q64-130 40 0Z', c) +
  stroke('M-50-80Q0-110 44-220M-50-160Q0-180 26-270M-30-20Q30-60 54-150', lighten(c, 0.25), 5)

export const empireTower = (c: string) =>
  rect(-62, -120, 124, 120, c) +
  rect(-46, -290, 92, 290, c) +
  rect(-34, -340, 68, 60, c) +
  rect(-20, -372, 40, 40, c) +
  shape('M-9-370L-2-470H2L9-370Z', c) +
  rect(6, -340, 40, 340, darken(c, 0.08))

export const crownTower = (c: string) =>
  rect(-38, -270, 76, 270, c) +
  shape('M-38-268Q-34-330 0-352Q34-330 38-268Z', c) +
  shape('M-24-300Q-16-350 0-372Q16-350 24-300Z', lighten(c, 0.2)) +
  shape('M-5-360L0-450L5-360Z', c)

export const waterTank = (wood: string, iron: string) =>
  stroke('M-26 0L-22-46M26 0L22-46M0 0V-46M-24-8L24-40M24-8L-24-40', iron, 5) +
  rect(-36, -112, 72, 68, wood) +
  rect(8, -112, 28, 68, darken(wood, 0.2)) +
  rect(-36, -96, 72, 4, iron) +
  rect(-36, -66, 72, 4, iron) +
  polygon(
    [
      [-43, -110],
      [0, -148],
      [43, -110],
    ],
    iron,
  )

export const gateBridge = (c: string) =>
  rect(-620, -66, 1240, 12, c) +
  stroke('M-620-70Q-400-120-262-300Q0-40 262-300Q400-120 620-70', c, 7) +
  repeat(15, (i) => {
    const x = -210 + i * 30
    return stroke(`M${x}-62V${-300 + 232 * (1 - (x / 262) ** 2)}`, c, 2.5)
  }) +
  repeat(2, (i) => {
    const x = i ? 262 : -262
    return (
      rect(x - 20, -320, 13, 320, c) +
      rect(x + 7, -320, 13, 320, darken(c, 0.1)) +
      repeat(4, (j) => rect(x - 20, -300 + j * 66, 40, 13, c))
    )
  })

export const pyramidTower = (c: string) =>
  shape('M-56 0L0-410L56 0Z', c) +
  shape('M0-410L56 0H14Z', darken(c, 0.1)) +
  shape('M30-180l14-30v30Z', c)

export const steppedTower = (c: string) =>
  rect(-58, -210, 116, 210, c) +
  rect(-58, -300, 78, 300, c) +
  rect(-36, -380, 52, 380, lighten(c, 0.05)) +
  rect(20, -210, 38, 210, darken(c, 0.1)) +
  rect(-26, -460, 5, 84, c) +
  rect(2, -448, 5, 72, c)

export const taperedTower = (c: string) =>
  shape('M-58 0L-34-340H34L58 0Z', c) +
  stroke(
    'M-52-60L46-150M52-60L-46-150M-44-150L38-250M44-150L-38-250M-38-250L34-335M38-250L-34-335',
    lighten(c, 0.2),
    4,
  ) +
  rect(-22, -420, 4, 84, c) +
  rect(18, -420, 4, 84, c)

export const cornTower = (c: string, dark: string) =>
  rect(-40, -70, 80, 70, dark) +
  repeat(17, (i) => {
    const y = -84 - i * 17
    return (
      rect(-44, y, 88, 12, dark) +
      repeat(4, (j) => ellipse(-33 + j * 22, y + 6, 12.5, 7, j > 2 ? darken(c, 0.18) : c))
    )
  }) +
  rect(-22, -396, 44, 38, c)

export const waveHall = (brick: string, glass: string) =>
  rect(-130, -110, 260, 110, brick) +
  shape('M-130-112V-262Q-100-236-74-250Q-40-226-8-244Q30-206 66-232Q100-214 130-236V-112Z', glass) +
  repeat(7, (i) => rect(-118 + i * 36, -84, 14, 14, darken(brick, 0.25))) +
  repeat(6, (i) => rect(-116 + i * 42, -200, 12, 66, lighten(glass, 0.3), 6))

export const copperSpire = (brick: string, copper: string) =>
  rect(-34, -200, 68, 200, brick) +
  circle(0, -168, 18, lighten(brick, 0.4)) +
  shape('M-42-198H42L32-226H-32Z', copper) +
  rect(-22, -262, 44, 38, copper) +
  shape('M-32-260Q-20-300 0-304Q20-300 32-260Z', copper) +
  shape('M-5-300L0-384L5-300Z', copper)

export const harbourCrane = (c: string) =>
  stroke(
    'M-40 0L-26-150M40 0L26-150M-34-70H34M-26-150H26M0-150L0-190L190-236M0-190L-70-172M0-240L190-236M0-240V-190M0-240L-70-172M150-234V-130',
    c,
    8,
  )
