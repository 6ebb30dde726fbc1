type Answer = (position: object) => void

/** Runs in the page before its scripts: its device says where it is when `answerPosition` does. */
export function answerPositionLate(): void {
  navigator.geolocation.getCurrentPosition = (answer) => {
    addEventListener('position-known', (event) => (answer as Answer)((event as CustomEvent).detail))
  }
}

/** Runs in the page. */
export function answerPosition(at: { latitude: number; longitude: number }): void {
  dispatchEvent(new CustomEvent('position-known', { detail: { coords: { ...at, accuracy: 40 } } }))
}
