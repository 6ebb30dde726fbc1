import type { UnitFeature } from '../homes/home.ts'

/** One sentence a feature; several where many listings have it. */
export const unitFeatureSentences: Record<UnitFeature, string[]> = {
  kitchen: [
    'The kitchen has a stove, a microwave and a full-size fridge, so cooking properly is possible.',
    'There is a separate kitchen with pots, knives and enough plates for guests.',
    'You can cook: the kitchen is equipped, down to the rice cooker and the coffee press.',
    'The kitchen is small but complete, with an oven and a good extractor.',
    'The kitchen opens to the dining table and has all that is needed for daily cooking.',
    'Pans, spices and sharp knives are in the kitchen; help yourself.',
  ],
  kitchenette: [
    'A kitchenette with a stove, a kettle and a fridge is in the corner.',
    'The kitchenette has an induction stove, a microwave and a sink of its own.',
    'For breakfast and simple dinners there is a kitchenette with two burners.',
    'The compact kitchen has a fridge, a microwave and a stove.',
  ],
  desk: [
    'A proper desk and an office chair stand by the window.',
    'For work there is a desk with a lamp and enough sockets.',
    'The desk is large enough for two screens.',
    'A wide desk makes working from here easy.',
    'You can work at a real desk rather than at the kitchen table.',
    'Desk and chair are set apart from the bed, which helps on long working days.',
  ],
  balcony: [
    'The balcony has two chairs and stays in the shade after lunch.',
    'There is a balcony where you can have breakfast or dry the laundry.',
    'Sliding doors lead to a balcony with a small table.',
    'The balcony is wide enough for a lounger and a few plants.',
    'Glass doors open to a balcony that faces away from the road.',
    'The balcony gets the evening breeze.',
  ],
  cityView: [
    'The windows look over the roofs of the city, which is best at night.',
    'You have an open view over the city, with nothing built in front.',
    'From up here the city view goes on to the horizon.',
    'The view over the city is the reason we bought it.',
  ],
  seaView: [
    'You see the sea from the living room and from the bed.',
    'The sea view is open, as the houses in front are low.',
    'From the window there is a wide view of the sea.',
    'Sunsets over the sea are part of the rent.',
    'It has a sea view from a side angle, and a cool wind most evenings.',
    'The whole front is glass and looks at the sea.',
  ],
  poolView: [
    'It looks onto the pool and the trees around it, not onto the road.',
    'The windows face the pool, so it is calm outside peak hours.',
    'With the pool below the window you can check whether it is free before going down.',
  ],
  bathtub: [
    'The bathroom has a bathtub as well as a shower.',
    'After a long day there is a bathtub to lie in.',
    'The bathtub is a full-length one.',
  ],
  washer: [
    'A washing machine is included, and so is the first box of detergent.',
    'There is a washing machine, a drying rack and an iron.',
    'The washing machine is new and quiet.',
    'You do not need a laundry shop: there is a washing machine.',
  ],
  fastWifi: [
    'The wifi runs over fibre and is fast enough for video calls all day.',
    'Fibre internet is included; I measured 300 Mbit/s.',
    'Wifi is fast and stable, with the router in the same room.',
    'Fast wifi is included in the price.',
  ],
  pets: [
    'Pets are welcome if you tell us beforehand.',
    'A small dog or a cat may come along.',
    'We are happy with well-behaved pets.',
  ],
  quiet: [
    'At night it is quiet enough to sleep with the window open.',
    'Double glazing keeps the street outside.',
    'The neighbours are mostly long-term residents, so it is quiet.',
    'It is a quiet place; we ask guests to keep it so after ten in the evening.',
    'No bar and no building site is within earshot.',
  ],
  dishwasher: [
    'A dishwasher takes care of the dishes.',
    'There is a dishwasher, and tablets for the first week.',
  ],
  privatePool: [
    'The private pool is eight metres long and is serviced twice a week.',
    'You have a private pool that is not overlooked by anyone.',
    'Behind the house is a private pool with a shallow end for children.',
    'The private pool is salt water; a pool man comes every Wednesday and Saturday.',
    'All bedrooms on the ground floor open to the private pool.',
  ],
  garden: [
    'The garden has old trees, and a gardener comes every other week.',
    'There is a fenced garden with a lawn for children.',
    'A small garden with herbs and a shaded seat goes around the house.',
    'The garden is easy to keep and full of birds in the morning.',
    'You are free to use the garden and to plant what you like.',
  ],
  terrace: [
    'On the covered terrace there is a table for six.',
    'The terrace is roofed, so one can sit outside in the rain as well.',
    'A large terrace connects the living room with the outside.',
    'The terrace is where everyone ends up in the evening.',
  ],
  barbecue: [
    'A barbecue is there and may be used until ten in the evening.',
    'We leave the barbecue and a sack of charcoal for you.',
    'There is a brick barbecue next to the kitchen door.',
  ],
  parking: [
    'Parking for two cars is on the plot.',
    'There is covered parking for one car and space for motorbikes.',
    'A carport and an electric gate make parking easy.',
    'Parking is in front of the door and free of charge.',
  ],
  privateBathroom: [
    'The room has its own bathroom with a warm shower.',
    'Your private bathroom is next to the room and used by no one else.',
    'It comes with a private bathroom, towels and a hairdryer.',
  ],
  sharedBathroom: [
    'The bathroom is shared with one other person and cleaned every other day.',
    'You share the bathroom with us; mornings before eight are the busy time.',
    'Two bathrooms are shared by the household, so there is rarely a queue.',
  ],
  sharedKitchen: [
    'The shared kitchen is yours to use, with a shelf in the fridge.',
    'Everyone cooks in the large kitchen; oil, rice and tea are for all.',
    'You may use the kitchen at any time, as long as it is clean afterwards.',
    'The kitchen has two fridges and labels for those who like order.',
  ],
  livingRoom: [
    'You are welcome in the living room; there are books and a piano.',
    'The living room is for everyone, the television rarely on.',
    'Evenings in the living room are sociable, and no one minds if you stay in your room.',
  ],
  lockers: [
    'Each bed has a locker that takes a large backpack.',
    'Lockers with keys are under the beds.',
    'There is a locker for each guest and a shelf for shoes at the door.',
  ],
  lounge: [
    'The lounge downstairs has sofas, board games and a long table.',
    'In the lounge people work by day and watch films on Sundays.',
    'A common room with a big table is open around the clock.',
  ],
  bicycle: [
    'A bicycle is included; please pump the tyres yourself.',
    'Two bicycles stand in the hall and are free to use.',
  ],
}
