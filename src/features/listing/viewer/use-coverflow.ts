import { useEffect, useRef, useState } from 'react'
import Swiper from 'swiper'
import { EffectCoverflow } from 'swiper/modules'

/** Motion of the house is at most this long. @see src/styles/tokens.css */
const flightMs = 200

/** Pictures that stand in a fan around one, turned by a finger and by `turnTo`.
 *  @param first the one to begin with
 *  @param isStill they lie side by side, and change without a flight
 *  @param classes of the row of pictures, and of each */
export function useCoverflow(
  first: number,
  isStill: boolean,
  { row, slide }: { row: string; slide: string },
) {
  const stage = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper>(null)
  const [current, setCurrent] = useState(first)
  const begin = useRef(first)
  useEffect(() => {
    if (!stage.current) return
    const made = new Swiper(stage.current, {
      modules: [EffectCoverflow],
      effect: isStill ? 'slide' : 'coverflow',
      coverflowEffect: { rotate: 45, depth: 140, slideShadows: false },
      speed: isStill ? 0 : flightMs,
      initialSlide: begin.current,
      slidesPerView: 'auto',
      centeredSlides: true,
      slideToClickedSlide: true,
      wrapperClass: row,
      slideClass: slide,
      on: {
        slideChange({ activeIndex }) {
          begin.current = activeIndex
          setCurrent(activeIndex)
        },
      },
    })
    swiper.current = made
    return () => void made.destroy()
  }, [isStill, row, slide])
  return { stage, current, turnTo: (at: number) => swiper.current?.slideTo(at) }
}
