import { expect, test } from 'vitest'
import { readBucketAddress } from './bucket-address.ts'

const key = { accessKeyId: 'key', secretAccessKey: 'secret' }

test('nothing is read where nothing is set', () => {
  expect(readBucketAddress({})).toBeNull()
  expect(readBucketAddress({ S3_URL: '' })).toBeNull()
})

test.each([
  [
    'http://key:secret@127.0.0.1:9000/pictures',
    { origin: 'http://127.0.0.1:9000', bucket: 'pictures', prefix: '', region: 'us-east-1' },
  ],
  [
    'https://key:secret@s3.eu-central-1.amazonaws.com/our.pictures/site/media/?region=eu-central-1',
    {
      origin: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'our.pictures',
      prefix: 'site/media/',
      region: 'eu-central-1',
    },
  ],
])('%s has all that is needed', (value, address) => {
  expect(readBucketAddress({ S3_URL: value })).toEqual({ ...address, ...key })
})

test('key and secret may hold any character in its percent-encoding', () => {
  const S3_URL = 'https://k%3Ay:a%2Fb+c%25@storage.example/pictures'
  expect(readBucketAddress({ S3_URL })).toMatchObject({
    accessKeyId: 'k:y',
    secretAccessKey: 'a/b+c%',
  })
})

test.each([
  'pictures',
  's3://key:hush@pictures/folder',
  'https://storage.example/pictures',
  'https://key@storage.example/pictures',
  'https://:hush@storage.example/pictures',
  'https://key:hush@storage.example',
  'https://key:hush@storage.example/',
  'https://key:hush@storage.example/Pictures',
  'https://key:hush@storage.example/p',
  'https://key:hush@storage.example/pictures//folder',
  'https://key:hush@storage.example/pictures/a%20folder',
  'https://key:hush@storage.example/pictures?zone=eu',
  'https://key:hush@storage.example/pictures?region=',
  'https://key:hush@storage.example/pictures?region=eu&region=us',
  'https://key:hush@storage.example/pictures#here',
  'https://key:hush%@storage.example/pictures',
  'https://key:hush%0A@storage.example/pictures',
  'https://key:hush/hush@storage.example/pictures',
  'https://key:hush@hush@storage.example;/pictures',
])('%s is refused without telling the secret', (value) => {
  const read = () => readBucketAddress({ S3_URL: value })
  expect(read).toThrow(/^S3_URL must be .*\.$/)
  expect(read).not.toThrow(/hush/)
})
