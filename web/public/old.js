// For browsers older than package.json's browserslist: a text instead of the app. Written in the oldest JavaScript, and not compiled.
document.write('<body><h1>Trình duyệt này quá cũ</h1>')
document.write('<p>Hãy cập nhật: Safari 17.5, Chrome 123, Firefox 128 hoặc mới hơn.</p>')
document.write('<div lang="en"><h1>This browser is too old</h1>')
document.write('<p>Please update it: Safari 17.5, Chrome 123, Firefox 128 or newer.</p></div>')
// The rest of the page becomes hidden text, so that nothing of the app is loaded.
document.write('<plaintext hidden>')
