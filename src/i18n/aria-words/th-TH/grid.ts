/** What react-aria says of what is chosen in a list. */
export default {
  deselectedItem: ({ item }: { item: string }) => `ยกเลิกการเลือก ${item} แล้ว`,
  select: 'เลือก',
  selectedCount: ({ count }: { count: number }) =>
    count === 0 ? 'ไม่มีรายการที่เลือก' : `เลือกแล้ว ${count} รายการ`,
  selectedAll: 'เลือกทุกรายการแล้ว',
  selectedItem: ({ item }: { item: string }) => `เลือก ${item} แล้ว`,
  longPressToSelect: 'กดค้างไว้เพื่อเริ่มเลือก',
}
