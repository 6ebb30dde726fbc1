const selected = ({ count }: { count: number }) => `รายการที่เลือก ${count} รายการ`

/** What react-aria says while something is dragged. */
export default {
  dragItem: ({ itemText }: { itemText: string }) => `ลาก ${itemText}`,
  dragSelectedItems: (args: { count: number }) => `ลาก${selected(args)}`,
  dragDescriptionKeyboard: 'กด Enter เพื่อเริ่มลาก',
  dragDescriptionKeyboardAlt: 'กด Alt + Enter เพื่อเริ่มลาก',
  dragDescriptionTouch: 'แตะสองครั้งเพื่อเริ่มลาก',
  dragDescriptionVirtual: 'คลิกเพื่อเริ่มลาก',
  dragDescriptionLongPress: 'กดค้างไว้เพื่อเริ่มลาก',
  dragSelectedKeyboard: (args: { count: number }) => `กด Enter เพื่อลาก${selected(args)}`,
  dragSelectedKeyboardAlt: (args: { count: number }) => `กด Alt + Enter เพื่อลาก${selected(args)}`,
  dragSelectedLongPress: (args: { count: number }) => `กดค้างไว้เพื่อลาก${selected(args)}`,
  dragStartedKeyboard:
    'เริ่มลากแล้ว กด Tab เพื่อไปยังตำแหน่งที่จะวาง แล้วกด Enter เพื่อวาง หรือกด Escape เพื่อยกเลิก',
  dragStartedTouch: 'เริ่มลากแล้ว ไปยังตำแหน่งที่จะวาง แล้วแตะสองครั้งเพื่อวาง',
  dragStartedVirtual: 'เริ่มลากแล้ว ไปยังตำแหน่งที่จะวาง แล้วคลิกหรือกด Enter เพื่อวาง',
  endDragKeyboard: 'กำลังลาก กด Enter เพื่อยกเลิกการลาก',
  endDragTouch: 'กำลังลาก แตะสองครั้งเพื่อยกเลิกการลาก',
  endDragVirtual: 'กำลังลาก คลิกเพื่อยกเลิกการลาก',
  dropDescriptionKeyboard: 'กด Enter เพื่อวาง กด Escape เพื่อยกเลิกการลาก',
  dropDescriptionTouch: 'แตะสองครั้งเพื่อวาง',
  dropDescriptionVirtual: 'คลิกเพื่อวาง',
  dropCanceled: 'ยกเลิกการวางแล้ว',
  dropComplete: 'วางแล้ว',
  dropIndicator: 'ตำแหน่งที่จะวาง',
  dropOnRoot: 'วางบน',
  dropOnItem: ({ itemText }: { itemText: string }) => `วางบน ${itemText}`,
  insertBefore: ({ itemText }: { itemText: string }) => `แทรกก่อน ${itemText}`,
  insertBetween: ({
    beforeItemText,
    afterItemText,
  }: {
    beforeItemText: string
    afterItemText: string
  }) => `แทรกระหว่าง ${beforeItemText} กับ ${afterItemText}`,
  insertAfter: ({ itemText }: { itemText: string }) => `แทรกหลัง ${itemText}`,
}
