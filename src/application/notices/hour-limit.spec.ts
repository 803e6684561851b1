import type { Parcel } from './deliver';
import { shareRoom, wantedFor } from './hour-limit';

const parcel = (endpoint: string, urgency: 'now' | 'soon', user: string | null = 'anna'): Parcel =>
  ({ taken: [{ endpoint, user }], notices: [{ urgency }] }) as unknown as Parcel;

const parcels = [
  parcel('a', 'soon'),
  parcel('a', 'now'),
  parcel('b', 'soon'),
  parcel('a', 'soon'),
  parcel('room', 'soon', null),
];

it('asks for each endpoint of a person, and for no chat room', () => {
  expect(wantedFor(parcels)).toEqual([
    { endpoint: 'a', urgent: 1, calm: 2 },
    { endpoint: 'b', urgent: 0, calm: 1 },
  ]);
});

it('the oldest go, what is beyond waits until the hour is over', () => {
  const rooms = [
    { endpoint: 'a', urgent: 1, calm: 1, until: 7 },
    { endpoint: 'b', urgent: 0, calm: 0, until: 9 },
  ];
  expect(shareRoom(parcels, rooms)).toEqual({
    go: [parcels[0], parcels[1], parcels[4]],
    wait: [
      { parcel: parcels[2], until: 9 },
      { parcel: parcels[3], until: 7 },
    ],
  });
});
