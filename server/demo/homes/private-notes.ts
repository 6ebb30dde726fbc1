/** What only the owner reads. */
export const privateNotes: string[] = [
  'Key box left of the mailbox; change the code after each stay.',
  'Spare key is with the caretaker, who is there until six.',
  'Air filter due again in three months.',
  'Meter is behind the door on the landing. Photograph it on arrival and departure.',
  'Owner prefers stays of three months and more. Do not go below the listed monthly price.',
  'Water heater replaced last year, guarantee until next autumn.',
  'Cleaner: tell her a day before, she also washes the sheets.',
  'Neighbour below is sensitive to noise; mention it at check-in.',
  'Second parking card is in the kitchen drawer.',
  'Router restarts itself at four in the morning. This is on purpose.',
  'Repaint the bedroom before the next long stay.',
  'Ask for a copy of the passport for the registration within 24 hours.',
]
