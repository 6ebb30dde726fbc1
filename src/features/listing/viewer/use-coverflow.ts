import { useLayoutEffect, useRef, useState } from 'react'
import Swiper from 'swiper'
import { EffectCoverflow } from 'swiper/modules'
import { isZoomed } from './use-zoomed.ts'

/** Motion of the house is at most this long. @see src/styles/tokens.css */
const flightMs = 200

/** Pictures that stand in a fan around one, turned by a finger and by what it returns. Two fingers, and one
 *  that moves about in what they have brought nearer, are the browser's.
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
  // A key that is pressed as soon as there is a picture turns it.
  useLayoutEffect(() => {
    const { current: element } = stage
    if (!element) return
    const made = new Swiper(element, {
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
    const yieldToBrowser = ({ touches }: TouchEvent) => {
      made.allowTouchMove = touches.length === 1 && !isZoomed()
    }
    element.addEventListener('touchstart', yieldToBrowser, { passive: true })
    return () => {
      element.removeEventListener('touchstart', yieldToBrowser)
      made.destroy()
    }
  }, [isStill, row, slide])
  const turnTo = (at: number) => swiper.current?.slideTo(at)
  return {
    stage,
    current,
    turnTo,
    /** After the last comes the first, so that the button that was pressed stays where it is. */
    turnBy(by: 1 | -1) {
      if (!swiper.current) return
      // Of two turns in a row the second begins where the first ends, though nothing is drawn yet.
      const { activeIndex, slides } = swiper.current
      turnTo((activeIndex + by + slides.length) % slides.length)
    },
  }
}
