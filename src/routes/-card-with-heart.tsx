import type { ComponentProps } from 'react'
import { ListingCard } from '#src/features/listing/listing-card.tsx'
import { Heart } from '#src/features/saved/heart.tsx'

/** A listing's card, with what saves it. */
export function CardWithHeart(props: Omit<ComponentProps<typeof ListingCard>, 'heart'>) {
  return <ListingCard {...props} heart={<Heart listing={props.listing} />} />
}
