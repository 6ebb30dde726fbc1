import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts of itself, for Prometheus. @see docs/operations.md */
export const registry = new Registry()

const registers = [registry]

export const requestSeconds = new Histogram({
  name: 'staylend_request_seconds',
  help: 'Time from a request to its answer; a stream of events counts until it ends.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
})

export const databaseWaitSeconds = new Histogram({
  name: 'staylend_database_wait_seconds',
  help: 'Time that a query or transaction waits for a connection.',
  buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  registers,
})

export const databaseConnections = new Gauge({
  name: 'staylend_database_connections',
  help: 'Connections to the database that are in use.',
  registers,
})

export const databaseUp = new Gauge({
  name: 'staylend_database_up',
  help: '1 while the database answers.',
  registers,
})

export const eventStreams = new Gauge({
  name: 'staylend_event_streams',
  help: 'Browsers that listen for events.',
  registers,
})

export const eventsHeard = new Counter({
  name: 'staylend_events_total',
  help: 'Events of any process that this one has heard.',
  registers,
})

export const replays = new Counter({
  name: 'staylend_replays_total',
  help: 'Requests that had been answered before, as outboxes send them when an answer was lost.',
  registers,
})

export const mailTries = new Counter({
  name: 'staylend_mail_tries_total',
  help: 'Tries to send a mail, by what became of it.',
  labelNames: ['outcome'] as const,
  registers,
})

export const pushTries = new Counter({
  name: 'staylend_push_tries_total',
  help: 'Tries to tell a device, by what became of it.',
  labelNames: ['outcome'] as const,
  registers,
})

export const mailsWaiting = new Gauge({
  name: 'staylend_mails_waiting',
  help: 'Mails that are queued for any process.',
  registers,
})

export const pushesWaiting = new Gauge({
  name: 'staylend_pushes_waiting',
  help: 'Notifications of devices that are queued for any process.',
  registers,
})
