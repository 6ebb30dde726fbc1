import { darken, lighten, mix } from '../paint/colour.ts'
import { circle, polygon, rect, repeat, shape, stroke } from '../paint/draw.ts'

/* Each stands with the middle of its foot at the origin and is about 300 high. */

export const templeRoof = (c: string) => {
  const wall = lighten(c, 0.62)
  const gold = mix(c, '#f0c05a', 0.6)
  return (
    rect(-108, -78, 216, 78, wall) +
    repeat(6, (i) => rect(-100 + i * 38, -70, 12, 70, darken(wall, 0.12))) +
    rect(-14, -48, 28, 48, darken(c, 0.2), 3) +
    shape('M-138-70L-92-92L-50-168L-60-168L0-286L60-168L50-168L92-92L138-70Z', darken(c, 0.08)) +
    shape('M-112-70L-66-96L0-222L66-96L112-70Z', c) +
    shape('M-62-74L-40-92L0-172L40-92L62-74Z', gold) +
    stroke('M-112-70L-66-96L0-222L66-96L112-70', gold, 5) +
    stroke('M0-286q-8-18 5-38M0-222q-7-14 4-28M-138-70q-13-3-15-17M138-70q13-3 15-17', gold, 5)
  )
}

export const prang = (c: string) => {
  const bands = [-24, -44, -74, -104, -138, -168, -196, -220]
  const reach = [70, 62, 48, 36, 33, 30, 26, 20]
  const small = (x: number) =>
    shape(
      `M${x - 24} 0L${x - 16}-50Q${x - 12}-100 ${x}-126Q${x + 12}-100 ${x + 16}-50L${x + 24} 0Z`,
      c,
    ) +
    rect(x - 18, -46, 36, 5, lighten(c, 0.3)) +
    rect(x - 2, -146, 4, 26, c)
  return (
    shape('M-74 0L-66-44H-52L-44-104H-32Q-28-214 0-262Q28-214 32-104H44L52-44H66L74 0Z', c) +
    rect(-2.5, -306, 5, 60, c) +
    shape('M0-262Q28-214 32-104H44L52-44H66L74 0H18Q30-120 0-262Z', darken(c, 0.12)) +
    repeat(8, (i) => {
      const half = (reach[i] ?? 20) - 2
      return rect(-half, bands[i] ?? 0, half * 2, 5, lighten(c, 0.3))
    }) +
    shape('M-10-50V-74Q0-92 10-74V-50Z', darken(c, 0.3)) +
    small(-112) +
    small(112)
  )
}

export const chedi = (c: string) =>
  shape(
    'M-92 0V-22H-74V-44H-58V-62H-50Q-50-120-18-142L-12-150L0-296L12-150L18-142Q50-120 50-62H58V-44H74V-22H92V0Z',
    c,
  ) +
  shape('M0-296L12-150L18-142Q50-120 50-62H58V-44H74V-22H92V0H24Q40-110 0-296Z', darken(c, 0.13))

export const whiteTemple = (c: string) =>
  shape('M-150 0V-46Q-84-62-60-130L-66-138Q-26-160 0-250Q26-160 66-138L60-130Q84-62 150-46V0Z', c) +
  shape('M-70 0V-30Q-28-50 0-132Q28-50 70-30V0Z', darken(c, 0.1)) +
  stroke(
    'M0-250q-6-26 6-44M-150-46q-16-8-16-30M150-46q16-8 16-30M-66-138q-12-8-12-26M66-138q12-8 12-26',
    c,
    5,
  )

export const pixelTower = (c: string) =>
  shape('M-40 0V-400H28V-372H40V-330H26V-300H40V-226H24V-196H34V-160H20V-128H40V0Z', c) +
  shape('M-40-260h16v26h-10v30h14v24h-20Z', lighten(c, 0.22))

export const karst = (c: string, green: string) =>
  shape(
    'M-104 0Q-118-60-92-130Q-96-210-64-262Q-40-320-2-300Q34-316 56-246Q88-214 84-150Q112-90 100 0Z',
    c,
  ) +
  shape(
    'M-92-130Q-96-210-64-262Q-40-320-2-300Q34-316 56-246Q70-230 76-208Q40-236 22-200Q0-250-30-214Q-62-226-66-168Q-84-170-92-130Z',
    green,
  ) +
  shape('M-2-300Q34-316 56-246Q88-214 84-150Q112-90 100 0H40Q66-150-2-300Z', darken(c, 0.1)) +
  shape('M56-246Q88-214 84-150Q96-120 100-80Q78-120 62-106Q70-170 40-190Z', darken(green, 0.16)) +
  stroke('M-60-150q8 60 0 110M-20-180q10 60 2 120M30-150q10 50 2 100', lighten(c, 0.18), 7)

export const fuji = (c: string, snow: string) =>
  shape('M-420 0Q-190-60-64-300Q0-316 64-300Q190-60 420 0Z', c) +
  shape(
    'M-118-214Q-84-260-64-300Q0-316 64-300Q84-260 118-214L84-232L58-196L30-236L0-190L-34-234L-62-200L-86-232Z',
    snow,
  )

export const tokyoTower = (c: string) =>
  shape('M-78 0Q-24-110-12-250L-3-380H3L12-250Q24-110 78 0H50Q38-60 0-62Q-38-60-50 0Z', c) +
  rect(-32, -138, 64, 16, lighten(c, 0.45), 3) +
  rect(-17, -252, 34, 12, lighten(c, 0.45), 3)

export const skyTree = (c: string) =>
  shape('M-28 0L-12-330L-3-430H3L12-330L28 0Z', c) +
  rect(-22, -270, 44, 18, c, 6) +
  rect(-17, -338, 34, 14, c, 6)

export const dragonBridge = (c: string, deck: string) =>
  stroke(
    'M-420-6Q-372-112-316-8Q-232-206-130-8Q-30-190 66-8Q160-190 262-8Q320-96 372-62Q396-46 408-72',
    c,
    20,
  ) +
  shape('M396-58Q382-96 412-112Q442-118 456-92Q444-84 428-84Q420-62 396-58Z', c) +
  stroke('M412-112q-10-16-28-14M424-114q-2-16-16-24', c, 6) +
  rect(-560, -12, 1120, 18, deck) +
  repeat(6, (i) => rect(-500 + i * 196, 4, 22, 46, darken(deck, 0.15)))

export const longtail = (hull: string, roof: string, scarf: string) =>
  shape('M-150-12Q-40 10 60 4Q140-4 178-72Q160 30 70 34H-110Q-146 24-150-12Z', hull) +
  shape(
    'M-150-12Q-40 10 60 4Q140-4 178-72Q170-26 142 0Q90 18 40 18H-110Q-140 10-150-12Z',
    lighten(hull, 0.2),
  ) +
  stroke('M-84-4V-54M30 2V-54', darken(hull, 0.2), 5) +
  shape('M-104-52Q-30-80 52-52L44-44H-96Z', roof) +
  polygon(
    [
      [166, -54],
      [182, -48],
      [172, -6],
      [162, -26],
    ],
    scarf,
  ) +
  circle(170, -50, 9, scarf)

export const stationPavilion = (wall: string, roof: string, trim: string) =>
  rect(-150, -96, 300, 96, wall) +
  repeat(
    4,
    (i) =>
      rect(-128 + i * 70, -74, 44, 74, darken(wall, 0.28), 3) +
      rect(-138 + i * 70, -96, 8, 96, trim),
  ) +
  shape('M-176-92L-120-150H120L176-92Z', roof) +
  shape('M-84-146L0-232L84-146Z', roof) +
  shape('M-54-150L0-206L54-150Z', trim) +
  rect(-176, -96, 352, 9, trim)
