import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { lighthouseReport } from './lighthouse-report.ts'

const lostTrace = { status: 1, stderr: 'Runtime error encountered: NO_NAVSTART' }
const url = 'http://localhost:1'

let said: string[]
beforeEach(() => {
  said = []
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => said.push(`${text}`) > 0)
  return () => write.mockRestore()
})

test('a run that lost its trace is asked again, and its folder is gone', () => {
  const files: string[] = []
  const report = lighthouseReport(url, {
    run: (_url, file) => {
      files.push(file)
      if (files.length < 3) return lostTrace
      writeFileSync(file, '{"categories":{},"audits":{}}')
      return { status: 0, stderr: '' }
    },
  })
  expect(report).toEqual({ categories: {}, audits: {} })
  expect(files).toHaveLength(3)
  expect(said).toEqual(Array(2).fill('  (no trace: measured again)\n'))
  expect(files.filter((file) => existsSync(dirname(file)))).toEqual([])
})

test('three runs without a trace are enough', () => {
  let runs = 0
  const always = () => {
    runs += 1
    return lostTrace
  }
  expect(() => lighthouseReport(url, { run: always })).toThrow('NO_NAVSTART')
  expect(runs).toBe(3)
})

test('another failure is not asked again', () => {
  let runs = 0
  const broken = () => {
    runs += 1
    return { status: 1, stderr: 'No such page' }
  }
  expect(() => lighthouseReport(url, { run: broken })).toThrow('No such page')
  expect(runs).toBe(1)
})
